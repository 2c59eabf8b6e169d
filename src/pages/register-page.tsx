import { AuthPage } from '../features/session/auth-page.tsx';
import { RegisterForm } from '../features/session/register-form.tsx';

export default function RegisterPage() {
  return (
    <AuthPage
      title="Begin with one habit"
      lead="Signing up takes a minute. Your first message can arrive tomorrow."
    >
      <RegisterForm />
    </AuthPage>
  );
}
