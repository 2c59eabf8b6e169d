import { OutboxList } from '../features/outbox/outbox-list.tsx';

export default function OutboxPage() {
  return <OutboxList />;
}
