import type { MailTexts } from './mail-text.ts';

function hoursText(hours: number): string {
  if (hours === 1) {
    return 'ساعة واحدة';
  }
  return hours <= 10 ? `${hours} ساعات` : `${hours} ساعة`;
}

export const ARABIC: MailTexts = {
  recovery: ({ brand, login, hours }) => ({
    subject: `${brand}: كلمة مرور جديدة`,
    paragraphs: [
      `طُلبت كلمة مرور جديدة لحسابك لدى ${brand}، رقم اللاعب ${login}.`,
      'إن كنت أنت من طلبها، فاخترها هنا:',
    ],
    action: 'اختيار كلمة مرور جديدة',
    notes: [
      `يُستخدم الرابط مرة واحدة، وهو صالح لمدة ${hoursText(hours)}.`,
      'إن لم تكن أنت، فلا تفعل شيئًا: ستبقى كلمة مرورك كما هي.',
    ],
  }),
  activation: ({ brand, login, hours }) => ({
    subject: `${brand}: تفعيل بريدك الإلكتروني`,
    paragraphs: [`أُعطي هذا العنوان لحساب ${brand} صاحب رقم اللاعب ${login}.`, 'أكّد أنه عنوانك:'],
    action: 'تفعيل العنوان',
    notes: [
      `الرابط صالح لمدة ${hoursText(hours)}.`,
      'إن لم يكن لديك حساب عندنا، فلا تفعل شيئًا: أخطأ أحدهم في كتابة عنوانه.',
    ],
  }),
  credentials: ({ brand, login, hours }) => ({
    subject: `${brand}: حسابك`,
    paragraphs: [
      `لقد فتحت حسابًا لدى ${brand}. سجّل الدخول برقم اللاعب ${login} أو بهذا العنوان.`,
      'نحن لا نرسل كلمات المرور بالبريد. اختر كلمة مرورك هنا:',
    ],
    action: 'اختيار كلمة مرور',
    notes: [
      `يُستخدم الرابط مرة واحدة، وهو صالح لمدة ${hoursText(hours)}. وحتى ذلك الحين تبقى كلمة المرور المعروضة لك صالحة.`,
      'إن لم يكن لديك حساب عندنا، فلا تفعل شيئًا: أخطأ أحدهم في كتابة عنوانه.',
    ],
  }),
  'password-changed': ({ brand, login }) => ({
    subject: `${brand}: تغيّرت كلمة مرورك`,
    paragraphs: [
      `تغيّرت للتو كلمة مرور حسابك لدى ${brand}، رقم اللاعب ${login}، وتم تسجيل الخروج من كل الأجهزة.`,
      'إن لم تكن أنت، فاطلب فورًا كلمة مرور جديدة من صفحة تسجيل الدخول واكتب إلى الدعم.',
    ],
    notes: [],
  }),
};
