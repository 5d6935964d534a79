import { Banner } from "../../components/banner.tsx";

/** The browser took the graphics away; the list of machines goes on working meanwhile. */
export function GraphicsLostNotice({ onReload }: { onReload: () => void }) {
  return (
    <Banner tone="warning" action={{ caption: "Reload", onClick: onReload }}>
      The browser stopped drawing the room. It usually comes back by itself.
    </Banner>
  );
}
