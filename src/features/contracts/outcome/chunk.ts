export { AnswerOutcomes } from './AnswerOutcomes.tsx';
