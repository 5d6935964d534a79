import { Button, type ButtonTone } from "../button.tsx";
import { ButtonLink } from "../button-link.tsx";
import { IconButton } from "../icon-button.tsx";
import { PageTurner } from "../page-turner.tsx";
import { ConfirmButton, Question } from "../question.tsx";
import type { Specimen } from "./specimen.ts";

const TONES: readonly ButtonTone[] = ["gold", "teal", "neutral", "violet", "danger"];
const press = () => undefined;

export const buttons: readonly Specimen[] = [
  {
    file: "button",
    states: (
      <>
        {TONES.map((tone) => (
          <Button key={tone} tone={tone} onClick={press}>
            {tone}
          </Button>
        ))}
        <Button size="small" icon="energy" onClick={press}>
          small, with an icon
        </Button>
        <Button busy onClick={press}>
          busy
        </Button>
        <Button reason="You need 50 more TCorvax." onClick={press}>
          refused, with its reason
        </Button>
      </>
    ),
  },
  {
    file: "button-link",
    states: (
      <ButtonLink href="#" tone="gold">
        a link
      </ButtonLink>
    ),
  },
  {
    file: "icon-button",
    states: (
      <>
        <IconButton icon="help" label="Help" onClick={press} />
        <IconButton icon="menu" label="Menu" plain onClick={press} />
      </>
    ),
  },
  {
    file: "question",
    states: (
      <>
        <Question
          question={<p>Upgrade to level 2?</p>}
          confirm={
            <Button tone="gold" onClick={press}>
              Upgrade
            </Button>
          }
          onCancel={press}
        />
        <ConfirmButton question="Pay the full price for one point?" confirm="Pay" onClick={press}>
          asks first
        </ConfirmButton>
        <ConfirmButton question={null} confirm="Pay" onClick={press}>
          asks nothing
        </ConfirmButton>
      </>
    ),
  },
  {
    file: "page-turner",
    states: [1, 2, 3].map((page) => (
      <PageTurner
        key={page}
        page={page}
        pages={3}
        labels={{ page: `Page ${page} of 3`, previous: "Previous", next: "Next" }}
        onTurn={press}
      />
    )),
  },
];
