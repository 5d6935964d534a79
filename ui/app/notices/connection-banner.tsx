import { Banner } from "../../components/banner.tsx";

/** The server cannot be reached; the game tries again by itself, or at once on request. */
export function ConnectionBanner({ onRetry, busy = false }: { onRetry: () => void; busy?: boolean }) {
  return (
    <Banner tone="warning" action={{ caption: "Try again", busy, onClick: onRetry }}>
      The lab cannot reach its server. Your progress is safe; trying again…
    </Banner>
  );
}
