import type { ProviderName } from '../../domain.ts';
import { google } from './google.ts';
import type { SignInProvider } from './provider.ts';

export const providers: Record<ProviderName, SignInProvider> = { google };
