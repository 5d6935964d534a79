import { Panel } from "../panel.tsx";
import { buttons } from "./buttons.tsx";
import { fields } from "./fields.tsx";
import styles from "./gallery.module.css";
import { signsAndPictures } from "./signs-and-pictures.tsx";
import { surfaces } from "./surfaces.tsx";

const SPECIMENS = [...buttons, ...fields, ...signsAndPictures, ...surfaces];

/** Shows every component with its states on one page (`npm run gallery`); it is not part of any build. */
export function Gallery() {
  return (
    <main className={styles.page}>
      <h1>Components</h1>
      {SPECIMENS.map(({ file, states }) => (
        <Panel key={file} aria-labelledby={file} className={styles.specimen}>
          <h2 id={file}>{file}</h2>
          <div className={styles.states}>{states}</div>
        </Panel>
      ))}
    </main>
  );
}
