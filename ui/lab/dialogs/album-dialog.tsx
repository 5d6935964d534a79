import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { pictureAddress } from "../../../assets/index.ts";
import { fill, fillNumbers, type RuleSet, resourcesText } from "../../../rules/index.ts";
import type { AlbumReply } from "../../../server/contract/index.ts";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { useGame, useLoaded } from "../../game/game-context.tsx";
import type { Game } from "../../game/store/game.ts";
import { announce } from "../../game/store/notify.ts";
import { PLAYER } from "../../game/store/queries.ts";
import { replyOf } from "../../game/store/reply-of.ts";
import { resourcesFromReply } from "../state/lab-from-reply.ts";
import { type Absence, rememberScene } from "../state/visits.ts";
import styles from "./decorate.module.css";
import { DecorationCard, DecorationPicture } from "./decoration-card.tsx";

function albumQuery(game: Game) {
  return {
    queryKey: [PLAYER, "album"],
    queryFn: (): Promise<AlbumReply> => replyOf(game, game.api.call("GET /api/album"), "album"),
    staleTime: 0,
  };
}

/** The pictures of what happened while the player was away; those that are still to come are covered (`GAP-76`). */
export function AlbumDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { rules } = useLoaded();
  const { scenes: texts } = rules.texts;
  return (
    <Dialog open={open} onClose={onClose} title={texts.title} description={texts.about} width="widest">
      {open ? <AlbumPages /> : null}
    </Dialog>
  );
}

function AlbumPages() {
  const game = useGame();
  const { rules } = useLoaded();
  const { scenes: texts, language } = rules.texts;
  const { data, isError } = useQuery(albumQuery(game));
  if (isError) return <p role="alert">{texts.failed}</p>;
  if (data === undefined) return <p aria-busy="true">{rules.texts.lab.statistics.loading}</p>;
  const seen = new Map(data.scenes.map(({ key, seenAt }) => [key, seenAt]));
  const keys = Object.keys(rules.scenes.rows);
  const ordered = [...seen.keys(), ...keys.filter((key) => !seen.has(key))];
  return (
    <>
      <p className={layoutStyles.muted}>
        {fillNumbers(rules.texts, texts.count, { reached: seen.size, all: keys.length })}
      </p>
      <ul className={styles.themes}>
        {ordered.map((key) => {
          const seenAt = seen.get(key);
          return (
            <DecorationCard
              key={key}
              name={seenAt === undefined ? texts.unseen : toldOf(rules, key)}
              picture={<DecorationPicture file={seenAt === undefined ? "card_back.webp" : pictureOf(key)} />}
              isEarned={seenAt !== undefined}
              note={
                seenAt === undefined ? undefined : fill(texts.seenOn, { date: dateText(language, seenAt) })
              }
            />
          );
        })}
      </ul>
    </>
  );
}

/** A scene as a postcard: its picture, its sentence and what is found; a stray cat can be stroked. */
export function SceneCard({ scene }: { scene: NonNullable<Absence["scene"]> }) {
  const game = useGame();
  const { key, gained } = scene;
  // However it is closed; a page that is loaded again meanwhile tells it again.
  useEffect(() => () => rememberScene(game, scene), [game, scene]);
  const { rules } = useLoaded();
  const { scenes: texts } = rules.texts;
  const [isStroked, setStroked] = useState(false);
  const address = pictureAddress(pictureOf(key));
  function stroke() {
    setStroked(true);
    game.sounds.emit("purr");
    announce(game, texts.stroked);
  }
  return (
    <figure className={styles.scene}>
      {address === null ? null : <img src={address} alt="" draggable={false} />}
      <figcaption>
        <p>{toldOf(rules, key)}</p>
        <p className={styles.found}>
          {fill(texts.found, { gain: resourcesText(rules, resourcesFromReply(gained)) })}
        </p>
        {rules.scenes.rows[key]?.isStrayCat ? (
          isStroked ? (
            <p className={styles.stroked}>{texts.stroked}</p>
          ) : (
            <Button size="small" onClick={stroke}>
              {texts.stroke}
            </Button>
          )
        ) : null}
      </figcaption>
    </figure>
  );
}

function dateText(language: string, moment: number): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(moment);
}

function pictureOf(key: string): string {
  return `scene_${key}.webp`;
}

/** The sentence of a scene; its key where the rules have none any more. */
function toldOf({ texts }: RuleSet, key: string): string {
  return (texts.scenes.told as Readonly<Record<string, string | undefined>>)[key] ?? key;
}
