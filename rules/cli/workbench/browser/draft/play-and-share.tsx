import { useEffect, useState } from "react";
import type { GameReply, LinkReply } from "../contract.ts";
import { call, sentenceOf } from "../parts/calls.ts";
import { Question } from "../parts/question.tsx";
import { useWorkbench } from "../workbench-context.tsx";
import { PlayLab } from "./play-lab.tsx";

interface OpenedLink {
  kind: "share" | "start";
  game: GameReply;
  link: string;
  left: readonly string[];
}
type Opened = OpenedLink | { kind: "choose" };

/** Opens the game with the draft, in a practice battle or in a lab at a chosen day; another press gives a link that anybody opens. */
export function PlayAndShare({ onFail }: { onFail: (sentence: string | null) => void }) {
  const { keeper } = useWorkbench();
  const [opened, setOpened] = useState<Opened | null>(null);
  async function press(kind: "play" | "share") {
    const { overlay } = keeper.now().draft;
    const [made, game] = await Promise.all([
      call<LinkReply>("POST", "/api/link", { overlay }),
      call<GameReply>("GET", "/api/game"),
    ]);
    if (!made.ok) return onFail(made.problem);
    onFail(null);
    const link = `${game.address}/#rules=${made.data}`;
    const { left } = made;
    if (kind === "share") setOpened({ kind, game, link, left });
    else if (game.state !== "answers") setOpened({ kind: "start", game, link, left });
    else {
      window.open(link, "_blank", "noopener");
      setOpened(null);
    }
  }
  const ask = (kind: "play" | "share") => () =>
    void press(kind).catch((error: unknown) => onFail(sentenceOf(error)));
  const close = () => setOpened(null);
  return (
    <>
      <button type="button" onClick={() => setOpened({ kind: "choose" })}>
        Play it …
      </button>
      <button type="button" onClick={ask("share")}>
        Share …
      </button>
      {opened?.kind === "choose" && <ChoosePlay onBattle={ask("play")} onClose={close} />}
      {opened?.kind === "share" && <ShareLink opened={opened} onClose={close} />}
      {opened?.kind === "start" && <StartGame opened={opened} onClose={close} />}
    </>
  );
}

/** What is played: a battle that anybody could play by a link, or a lab after some days. */
function ChoosePlay({ onBattle, onClose }: { onBattle: () => void; onClose: () => void }) {
  return (
    <Question title="Play the draft" onClose={onClose} answers={[{ text: "Close", act: onClose }]}>
      <h3>A battle</h3>
      <p>
        A practice battle against the AI, by the numbers that such battles are played by, with a banner that
        names what differs. None of it counts.
      </p>
      <p className="row">
        <button type="button" className="main" onClick={onBattle}>
          Play a battle
        </button>
      </p>
      <PlayLab />
    </Question>
  );
}

function ShareLink({ opened: { link, left }, onClose }: { opened: OpenedLink; onClose: () => void }) {
  const [copied, setCopied] = useState("");
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied("Copied."),
      () => setCopied("The browser does not copy: mark the link and copy it yourself."),
    );
  return (
    <Question
      title="A link to these rules"
      onClose={onClose}
      answers={[
        { text: "Close", act: onClose },
        { text: "Copy the link", act: () => void copy(), isMain: true },
      ]}
    >
      <p>
        Whoever opens it plays a practice battle by these numbers, without a login. A banner names what
        differs, and nothing of it counts. Another address of the game may stand before the #.
      </p>
      {left.length > 0 && (
        <p className="warning">
          Not in it, as no battle against the AI is played by them: {left.join(", ")}. Save the overlay as a
          file and send that to share them too.
        </p>
      )}
      <textarea rows={3} readOnly aria-label="Link" value={link} onFocus={(event) => event.target.select()} />
      <p role="status" className="hint">
        {copied}
      </p>
    </Question>
  );
}

const EVERY_MS = 1000;

/** The game does not run: the workbench can start it, and it opens once it answers. */
function StartGame({ opened: { game, link }, onClose }: { opened: OpenedLink; onClose: () => void }) {
  const [now, setNow] = useState(game);
  const [problem, setProblem] = useState<string | null>(null);
  const failed = (error: unknown) => setProblem(sentenceOf(error));
  const isStarting = now.state === "starting";
  useEffect(() => {
    if (!isStarting) return;
    const timer = setInterval(
      () => void call<GameReply>("GET", "/api/game").then(setNow, () => undefined),
      EVERY_MS,
    );
    return () => clearInterval(timer);
  }, [isStarting]);
  const start = () => void call<GameReply>("POST", "/api/game").then(setNow, failed);
  const play = () => {
    window.open(link, "_blank", "noopener");
    onClose();
  };
  const main =
    now.state === "answers"
      ? { text: "Play", act: play, isMain: true }
      : { text: "Start the game", act: start, isMain: true };
  return (
    <Question
      title={now.state === "answers" ? "The game is there" : "The game is not running"}
      onClose={onClose}
      answers={[{ text: "Cancel", act: onClose }, ...(isStarting ? [] : [main])]}
    >
      <p role="status">
        {isStarting
          ? "Starting: the game is built first, which takes a minute or two."
          : now.state === "answers"
            ? `It answers at ${now.address}.`
            : `Nothing answers at ${now.address}. The workbench can start it, as npm start does, and ends it with itself.`}
      </p>
      {(problem ?? now.problem) !== null && (
        <p className="problem" role="alert">
          {problem ?? now.problem}
        </p>
      )}
      {isStarting && <progress aria-label="Starting the game" />}
    </Question>
  );
}
