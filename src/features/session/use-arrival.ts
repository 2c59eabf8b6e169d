import { useNavigate } from 'react-router';
import type { UserView } from '../../../worker/accounts/accounts.schemas.ts';
import { paths } from '../../paths.ts';
import { toast } from '../../ui/toast.ts';
import { storeUser } from './session.ts';

/** Lets somebody in who has just signed in or registered: remembers them, goes home and says hello. */
export function useArrival() {
  const navigate = useNavigate();
  return (user: UserView, hello: { title: string; description: string }) => {
    storeUser(user);
    navigate(paths.home);
    toast({ ...hello, kind: 'success' });
  };
}
