import { type RefObject, useEffect, useRef, useState } from "react";

interface Height {
  element: RefObject<HTMLDivElement | null>;
  /** In pixels; 0 until it was measured. */
  height: number;
}

/** Measures an element, and again whenever its content or the window changes it. */
export function useHeight(): Height {
  const element = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) =>
      setHeight(entry?.borderBoxSize[0]?.blockSize ?? entry?.contentRect.height ?? 0),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return { element, height };
}
