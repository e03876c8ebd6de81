export { AmountField, type AmountFieldProps } from '../field/amount-field.tsx';
export {
  Checkbox,
  RadioGroup,
  Switch,
  type ChoiceProps,
  type RadioGroupProps,
} from '../field/choice.tsx';
export { DateField, type DateFieldProps } from '../field/date-field.tsx';
export { ErrorSummary, type ErrorSummaryProps } from '../field/error-summary.tsx';
export { type QuickAmount, QuickAmounts, type QuickAmountsProps } from '../field/quick-amounts.tsx';
export { SelectField, type SelectFieldProps } from '../field/select-field.tsx';
export { TextArea, type TextAreaProps } from '../field/text-area.tsx';
export { TextField, type TextFieldProps } from '../field/text-field.tsx';
export { ListRow, Menu, type ListRowProps } from '../menu/list-row.tsx';
export { Dialog, Sheet, type ModalProps } from '../modal/modal.tsx';
export {
  ProgressBar,
  Spinner,
  type ProgressBarProps,
  type SpinnerProps,
} from '../progress/progress.tsx';
export { Tabs, type TabsProps } from '../tabs/tabs.tsx';
export { ToastRegion, type ToastProps, type ToastRegionProps } from '../toast/toast-region.tsx';
