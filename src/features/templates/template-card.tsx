import type { Template } from '../../../worker/campaigns/templates.schemas.ts';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/status.tsx';
import { toast } from '../../ui/toast.ts';
import { categories } from './categories.ts';
import styles from './template-card.module.css';

async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: 'Copied to clipboard', kind: 'success' });
  } catch {
    toast({ title: 'Copy failed', description: 'Failed to copy template message.', kind: 'error' });
  }
}

export function TemplateCard({ template, onUse }: { template: Template; onUse: () => void }) {
  const { category, style, content } = template;
  const { label } = categories[category];
  return (
    <article className={styles.card}>
      <div className={styles.top}>
        <p className={styles.kind}>
          <Badge tone="accent">{label}</Badge>
          <Badge>{style}</Badge>
        </p>
        <Button
          variant="quiet"
          icon="copy"
          title="Copy"
          aria-label={`Copy: ${content}`}
          className={styles.copy}
          onClick={() => copy(content)}
        />
      </div>
      <p className={styles.content}>{content}</p>
      <Button size="small" wide aria-label={`Use this template: ${content}`} onClick={onUse}>
        Use this template
      </Button>
    </article>
  );
}
