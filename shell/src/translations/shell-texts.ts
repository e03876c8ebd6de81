import en from './en.json';
import ru from './ru.json';

/** The shell's own texts, in its bundle: they must be there when nothing can be loaded. */
export const SHELL_TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, ru };
