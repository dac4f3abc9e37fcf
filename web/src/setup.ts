/** Tests speak English, with the messages of every room. */

import { ENGLISH, learn } from './lib/messages';

const files = import.meta.glob<string>('./**/locales/en.ftl', { eager: true, query: '?raw', import: 'default' });
for (const messages of Object.values(files)) learn(ENGLISH, messages);
