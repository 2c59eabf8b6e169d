import { useMutation } from '@tanstack/react-query';
import { testNotificationSchema } from '../../../worker/accounts/notifications.schemas.ts';
import type { DeliveryMethod } from '../../../worker/domain.ts';
import { api, unwrap, userMessage } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './test-notification.module.css';

type TestNotificationProps = {
  userId: number;
  method: DeliveryMethod | undefined;
  phone: string;
  carrier: string;
};

/** Sends a test to where the messages would go, before anything is saved. */
export function TestNotification({ userId, method, phone, carrier }: TestNotificationProps) {
  const test = useMutation({
    mutationFn: async (deliveryMethod: DeliveryMethod) => {
      const contact = deliveryMethod === 'SMS' ? { phone, carrier } : {};
      const json = testNotificationSchema.parse({ userId, deliveryMethod, ...contact });
      return unwrap(api['test-notification'].$post({ json }));
    },
    onSuccess: () => toast({ title: 'Test notification sent!', kind: 'success' }),
    onError: (error) =>
      toast({
        title: 'Error sending test notification',
        description: userMessage(error, 'Something went wrong. Please try again.'),
        kind: 'error',
      }),
  });
  return (
    <div className={styles.test}>
      <Button
        icon="bell"
        size="small"
        disabled={!method}
        busy={test.isPending}
        onClick={() => method && test.mutate(method)}
      >
        Send a test notification
      </Button>
      <p className={styles.hint}>See that it arrives before you rely on it.</p>
    </div>
  );
}
