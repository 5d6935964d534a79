const GESTURES = ["pointerdown", "keydown"] as const;

/** Calls back once on the first press or key. Returns a function that removes the listeners. */
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
