import { useCallback } from "react";
import { fill, plainName, type Text } from "../../rules/index.ts";
import { Button } from "../components/button.tsx";
import layoutStyles from "../components/layout/layout.module.css";
import { LinkField } from "../components/link-field.tsx";
import { Panel } from "../components/panel.tsx";
import { useCode } from "./hooks/use-code.ts";
import styles from "./invite-link.module.css";
import { type EntryLink, entryAddress } from "./store/entry-link.ts";

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
        <p className={layoutStyles.muted}>{note}</p>
      </div>
      <figure className={styles.code}>
        <QrCode address={address} label={texts.code} />
        <figcaption className={layoutStyles.muted}>{texts.codeText}</figcaption>
      </figure>
    </Panel>
  );
}

/** Whoever changes their mind has shared nothing; that is no error. */
function share(text: string, url: string): void {
  navigator.share({ text, url }).catch(() => undefined);
}

const loadEncoder = () => import("qr").then(({ encodeQR }) => ({ encodeQR }));
/** Empty modules around the code, which readers need. */
const BORDER = 3;

/** A QR code of an address; its code is loaded when it is first shown, and without it nothing is shown. */
function QrCode({ address, label }: { address: string; label: string }) {
  const nothing = useCallback(() => undefined, []);
  const code = useCode({ name: "qr", load: loadEncoder, isWanted: true, onFailure: nothing });
  if (!code) return <span className={styles.qrCode} />;
  const rows = code.encodeQR(address, "raw", { ecc: "medium", border: BORDER });
  return (
    <svg
      className={styles.qrCode}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={label}
    >
      <path d={pathOf(rows)} />
    </svg>
  );
}

/** A square for each dark module. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
}
