import { Loading } from '../../ui/status.tsx';

export const FormSkeleton = () => <Loading what="the form" count={5} height="8rem" />;
