import { parentPort } from "node:worker_threads";
import { playPart } from "../../simulation/play-part.ts";
import type { Job, JobAnswer } from "./job.ts";

parentPort?.on("message", ({ rules, plan, parts, keepCourses }: Job) => {
  for (const part of parts) {
    const answer: JobAnswer = { place: part.place, played: playPart(rules, plan, part, keepCourses) };
    parentPort?.postMessage(answer);
  }
});
