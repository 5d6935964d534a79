export const SKIN = "#35b394";
export const BELLY = "#dff5c0";
export const SHELL = "#2b5fa0";
export const LIGHT = "#5ff5ff";
export const IRIS = "#ffb52e";
export const MOUTH = "#1f5a4c";
