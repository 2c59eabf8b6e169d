import { AuthPage } from '../features/session/auth-page.tsx';
import { LoginForm } from '../features/session/login-form.tsx';

export default function LoginPage() {
  return (
    <AuthPage title="Good to see you" lead="Sign in to see your progress.">
      <LoginForm />
    </AuthPage>
  );
}
