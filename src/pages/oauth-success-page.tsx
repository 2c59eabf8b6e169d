import { OauthLanding } from '../features/session/oauth-landing.tsx';

export default function OauthSuccessPage() {
  return <OauthLanding />;
}
