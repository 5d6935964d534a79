import type { Page } from "@playwright/test";

/**
 * How far what is shown has moved by itself since the page was opened, as the Layout Instability API adds it up:
 * 0 is nothing; 0.1 is what is still called good. All moves count, not only the worst five seconds.
 */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ("value" in entry && !("hadRecentInput" in entry && entry.hadRecentInput))
              sum += Number(entry.value);
        });
        observer.observe({ type: "layout-shift", buffered: true });
        // What is buffered is handed over before the next task but one.
        setTimeout(() => setTimeout(() => resolve(sum)));
      }),
  );
}
