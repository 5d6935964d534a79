import { Banner } from "../../components/banner.tsx";

/** The server has been given a newer version than this page. */
export function NewVersionBanner({ onReload }: { onReload: () => void }) {
  return (
    <Banner tone="info" action={{ caption: "Reload", onClick: onReload }}>
      A new version of Corvax Lab is here.
    </Banner>
  );
}
