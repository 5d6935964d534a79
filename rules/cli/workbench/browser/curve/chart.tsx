import { useEffect, useRef, useState } from "react";

interface ChartProps {
  /** The content of the picture in words, for those who cannot see it. */
  description: string;
  draw: (width: number) => Element;
}

const LEAST_WIDTH = 280;

/** A picture as wide as its place, drawn anew when that or the figures change. */
export function Chart({ description, draw }: ChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(LEAST_WIDTH);
  useEffect(() => {
    const { current } = place;
    if (current === null) return;
    const measure = () => setWidth(Math.max(LEAST_WIDTH, Math.floor(current.clientWidth)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const drawn = draw(width);
    drawn.setAttribute("aria-hidden", "true");
    place.current?.replaceChildren(drawn);
  }, [draw, width]);
  return <div ref={place} className="chart" role="img" aria-label={description} />;
}
