import type { MailTexts } from './mail-text.ts';

const hoursText = (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`);

export const ENGLISH: MailTexts = {
  recovery: ({ brand, login, hours }) => ({
    subject: `${brand}: a new password`,
    paragraphs: [
      `Somebody has asked for a new password for your ${brand} account, player number ${login}.`,
      'If it was you, choose one here:',
    ],
    action: 'Choose a new password',
    notes: [
      `The link counts once, for ${hoursText(hours)}.`,
      'If it was not you, do nothing: your password stays as it is.',
    ],
  }),
  activation: ({ brand, login, hours }) => ({
    subject: `${brand}: activate your e-mail address`,
    paragraphs: [
      `This address was given for the ${brand} account with the player number ${login}.`,
      'Confirm that it is yours:',
    ],
    action: 'Activate the address',
    notes: [
      `The link counts for ${hoursText(hours)}.`,
      'If you have no account with us, do nothing: somebody has mistyped their address.',
    ],
  }),
  credentials: ({ brand, login, hours }) => ({
    subject: `${brand}: your account`,
    paragraphs: [
      `You have opened a ${brand} account. You sign in with the player number ${login} or this address.`,
      'We never send passwords by e-mail. Choose one of your own here:',
    ],
    action: 'Choose a password',
    notes: [
      `The link counts once, for ${hoursText(hours)}. Until then the password you were shown counts.`,
      'If you have no account with us, do nothing: somebody has mistyped their address.',
    ],
  }),
  'step-up': ({ brand, login, minutes }) => ({
    subject: `${brand}: your confirmation code`,
    paragraphs: [
      `Enter this code to confirm that it is you who is using your ${brand} account, player number ${login}.`,
    ],
    notes: [
      `The code is valid for ${minutes} minutes. We will never ask you for it: do not share it with anyone.`,
      'If you did not request it, sign out on all your devices and contact Support.',
    ],
  }),
  'deposit-refunded': ({ brand, login, amount }) => ({
    subject: `${brand}: your deposit has been refunded`,
    paragraphs: [
      `Your deposit of ${amount} reached your ${brand} account, player number ${login}, during your break from play.`,
      'We have refunded it in full to the payment method you used. Your bank may take a few days to show it.',
      'You do not need to do anything.',
    ],
    notes: [],
  }),
  'password-changed': ({ brand, login }) => ({
    subject: `${brand}: your password has changed`,
    paragraphs: [
      `The password of your ${brand} account, player number ${login}, has just been changed, and all devices were signed out.`,
      'If it was not you, ask for a new password on the sign-in page at once and write to support.',
    ],
    notes: [],
  }),
  'phone-changed': ({ brand, login }) => ({
    subject: `${brand}: your phone number has changed`,
    paragraphs: [
      `A phone number has just been linked to your ${brand} account, player number ${login}.`,
      'For 24 hours it cannot be used to recover the password.',
      'If it was not you, change your password and write to support at once.',
    ],
    notes: [],
  }),
  'data-changed': ({ brand, login }) => ({
    subject: `${brand}: your personal data has changed`,
    paragraphs: [
      `The personal data of your ${brand} account, player number ${login}, has just been changed.`,
      'If it was not you, change your password and write to support at once.',
    ],
    notes: [],
  }),
};
