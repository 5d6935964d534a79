import { useCallback } from "react";
import { useCode } from "../../game/hooks/use-code.ts";
import styles from "./qr-code.module.css";

const loadEncoder = () => import("qr").then(({ encodeQR }) => ({ encodeQR }));
/** Empty modules around the code, which readers need. */
const BORDER = 3;

/** A QR code of an address; its code is loaded when it is first shown, and without it nothing is shown. */
export function QrCode({ address, label }: { address: string; label: string }) {
  const nothing = useCallback(() => undefined, []);
  const code = useCode({ name: "qr", load: loadEncoder, isWanted: true, onFailure: nothing });
  if (!code) return <span className={styles.code} />;
  const rows = code.encodeQR(address, "raw", { ecc: "medium", border: BORDER });
  return (
    <svg className={styles.code} viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={label}>
      <path d={pathOf(rows)} />
    </svg>
  );
}

/** A square for each dark module. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
}
