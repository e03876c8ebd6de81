import type { PersonalData, PersonalDataDraft } from '@touchline/contracts/identity';
import type { PersonField } from '@touchline/domain/player';
import { errorCode, usePlugin } from '@touchline/plugin-api';
import { useEffect, useRef, useState } from 'react';
import { personalDataResource } from '../account/personal-data.resource.ts';
import { savedProfileOf } from '../account/saved-profile.store.ts';
import { useRequest } from '../security/use-request.ts';
import { typedDraftOf } from './typed-draft.ts';
import { createDraftSender, type DraftSender } from './draft-sender.ts';
import { draftResource, savePersonalData, storeDraft } from './clarify-data.resource.ts';
import {
  beginning,
  changedData,
  type ClarifyValues,
  type FieldFaults,
  refusedFields,
  type Step,
  STEP_NAMES,
  stepFaults,
  STEPS,
} from './clarify-fields.ts';

/** Stores what is typed as the draft. */
function useDraft(values: ClarifyValues): DraftSender<ClarifyValues> {
  const context = usePlugin();
  const { clock, http, log } = context;
  const typed = typedDraftOf(context);
  const [sender] = useState(() =>
    createDraftSender<ClarifyValues>({
      clock,
      send: (draft) => storeDraft(http, draft),
      onFailure: (error) =>
        log.warn('the draft of personal data could not be stored', errorCode(error)),
    }),
  );
  const seen = useRef(values);
  useEffect(() => {
    if (seen.current !== values) {
      seen.current = values;
      typed.keep(values);
      sender.change(values);
    }
  }, [values, sender, typed]);
  useEffect(() => {
    window.addEventListener('pagehide', sender.leave);
    return () => {
      window.removeEventListener('pagehide', sender.leave);
      sender.leave();
    };
  }, [sender]);
  return sender;
}

/** The step that has the first of these faults. */
function stepOf(faults: FieldFaults): Step | undefined {
  return STEP_NAMES.find((step) => STEPS[step].some((field) => faults[field] !== undefined));
}

/** The faults of a refusal, by field. */
function faultsOf(failure: unknown): FieldFaults {
  const { details } = failure as { readonly details?: unknown };
  return errorCode(failure) === 'age_below_minimum'
    ? { date_birthday: 'age' }
    : refusedFields(details);
}

/** Saves what has changed and opens the account; the faults of a refusal go back to the form. */
function useSave(
  known: PersonalData['user_data'],
  values: ClarifyValues,
  {
    onRefused,
    draft,
  }: {
    readonly onRefused: (faults: FieldFaults) => void;
    readonly draft: DraftSender<ClarifyValues>;
  },
) {
  const context = usePlugin();
  const { bus, http, navigation, resources } = context;
  return async (): Promise<void> => {
    const body = changedData(known, values);
    // The server deletes the draft with what is saved: none may come after it.
    draft.discard();
    if (Object.keys(body).length > 0) {
      try {
        await savePersonalData(http, body);
      } catch (failure) {
        draft.change(values);
        onRefused(faultsOf(failure));
        throw failure;
      }
      resources.invalidate(personalDataResource.name);
      resources.invalidate(draftResource.name);
      typedDraftOf(context).forget();
      await bus.emit('profile.changed', {});
      savedProfileOf(context).set(true);
    }
    await navigation.go({ route: 'account' });
  };
}

/** The wizard of personal data: what is typed, the step, its faults, and the way on. */
export function useClarify(known: PersonalData['user_data'], draft: PersonalDataDraft) {
  const context = usePlugin();
  const { clock } = context;
  const [values, setValues] = useState(() =>
    beginning(known, typedDraftOf(context).read() ?? draft),
  );
  const [step, setStep] = useState<Step>('person');
  const [faults, setFaults] = useState<FieldFaults>({});
  const [attempt, setAttempt] = useState(0);
  const { busy, error, run } = useRequest();
  const draftSender = useDraft(values);

  function change(field: PersonField, value: string | number): void {
    setValues((before) => ({ ...before, [field]: value }));
    setFaults(({ [field]: _mended, ...others }) => others);
  }

  const save = useSave(known, values, {
    draft: draftSender,
    onRefused: (refused) => {
      setFaults(refused);
      setAttempt((count) => count + 1);
      setStep((current) => stepOf(refused) ?? current);
    },
  });

  function next(): void {
    const today = new Date(clock.now()).toISOString().slice(0, 10);
    const found = stepFaults(step, values, today);
    setFaults(found);
    setAttempt((count) => count + 1);
    if (Object.keys(found).length > 0) {
      return;
    }
    const following = STEP_NAMES[STEP_NAMES.indexOf(step) + 1];
    if (following === undefined) {
      void run(save);
    } else {
      setStep(following);
    }
  }

  const previous = STEP_NAMES[STEP_NAMES.indexOf(step) - 1];
  return {
    values,
    step,
    faults,
    /** Changes with each press of the button: faults that it found are shown from then on. */
    attempt,
    busy,
    // What is said beside the fields is not said again.
    error: Object.keys(faults).length > 0 ? undefined : error,
    change,
    next,
    back: previous === undefined ? undefined : () => setStep(previous),
    isLast: step === STEP_NAMES.at(-1),
  };
}
