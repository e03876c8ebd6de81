// The part of rxjs that the shell and the plugin API use: 16 KB becomes 2. A name that is missing
// here is refused by the importer's build; add it when it is worth its bytes to every
// visitor, or bundle an operator of your own.
export { BehaviorSubject, Observable, Subject, Subscription } from 'rxjs';
