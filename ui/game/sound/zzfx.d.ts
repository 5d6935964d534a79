declare module "zzfx" {
  export const ZZFX: {
    /** Master volume. */
    readonly volume: number;
    readonly audioContext: AudioContext;
    buildSamples(...parameters: (number | undefined)[]): number[];
    playSamples(channels: Float32Array[], volumeScale?: number, rate?: number): AudioBufferSourceNode;
  };
}
