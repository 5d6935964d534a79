import { fill, plainName, type Text } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { LinkField } from "../../components/link-field.tsx";
import { Panel } from "../../components/panel.tsx";
import { type EntryLink, entryAddress } from "../../game/store/entry-link.ts";
import styles from "./invite-link.module.css";
import { QrCode } from "./qr-code.tsx";

interface InviteLinkProps {
  link: EntryLink;
  /** Who invites, in the shared text; no client makes a link or mention of the name (`ABU-104`). */
  name: string;
  /** How long it is valid. */
  note: string;
  texts: { link: string; share: string; shareText: Text<"name">; code: string; codeText: string };
}

/** A link with a copy button, the system's own way to share where there is one, and its QR code. */
export function InviteLink({ link, name, note, texts }: InviteLinkProps) {
  const address = entryAddress(window.location, link);
  return (
    <Panel className={styles.link}>
      <div className={styles.ways}>
        <LinkField label={texts.link} address={address} />
        {"share" in navigator ? (
          <Button
            tone="teal"
            onClick={() => share(fill(texts.shareText, { name: plainName(name) }), address)}
          >
            {texts.share}
          </Button>
        ) : null}
        <p className={styles.hint}>{note}</p>
      </div>
      <figure className={styles.code}>
        <QrCode address={address} label={texts.code} />
        <figcaption className={styles.hint}>{texts.codeText}</figcaption>
      </figure>
    </Panel>
  );
}

/** Whoever changes their mind has shared nothing; that is no error. */
function share(text: string, url: string): void {
  navigator.share({ text, url }).catch(() => undefined);
}
