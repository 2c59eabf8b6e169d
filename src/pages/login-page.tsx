import { AuthPage } from '../features/session/auth-page.tsx';
import { LoginForm } from '../features/session/login-form.tsx';

function greeting(hour: number) {
  if (hour < 3 || hour >= 18) return 'Good evening';
  return hour < 12 ? 'Good morning' : 'Good afternoon';
}

export default function LoginPage() {
  return (
    <AuthPage title={greeting(new Date().getHours())} lead="Sign in to see where you are.">
      <LoginForm />
    </AuthPage>
  );
}
