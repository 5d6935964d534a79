const GESTURES = ["pointerdown", "keydown"] as const;

/** Calls once on the first press or key; the answer takes the listeners away again. */
export function onFirstGesture(target: EventTarget, call: () => void): () => void {
  function stop() {
    for (const gesture of GESTURES) target.removeEventListener(gesture, heard, true);
  }
  function heard() {
    stop();
    call();
  }
  for (const gesture of GESTURES) target.addEventListener(gesture, heard, true);
  return stop;
}
