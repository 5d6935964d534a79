import { Dialog } from "radix-ui";
import { type ComponentProps, useEffect } from "react";
import { useStartTexts } from "../game/texts.ts";

/** The heading of a screen that fills the window; the browser's tab and list of pages name it as well. */
export function ScreenTitle({ children, ...rest }: { children: string } & ComponentProps<"h2">) {
  const { gameName } = useStartTexts();
  useEffect(() => {
    document.title = `${children} - ${gameName}`;
    return () => {
      document.title = gameName;
    };
  }, [children, gameName]);
  return <Dialog.Title {...rest}>{children}</Dialog.Title>;
}
