export const BODY = "#8796f5";
export const DEEP = "#4c4bc4";
export const CRYSTAL = "#b9c4ff";
export const CORE = "#ffd6ff";
export const HAND = "#ff9df2";
export const IRIS = "#b44dff";
export const TIP = "#c9fff8";
export const ORBIT = "#ffe9a8";
