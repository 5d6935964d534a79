import { Dialog } from "./dialog.tsx";
import { LinkField } from "./link-field.tsx";

interface LinkDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description: string;
  /** What the link leads to. */
  label: string;
  address: string;
}

/** A link to hand on. */
export function LinkDialog({ open, onClose, title, description, label, address }: LinkDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title} description={description} width="wide">
      <LinkField label={label} address={address} />
    </Dialog>
  );
}
