export { AgentNotices } from './AgentNotices.tsx';
export { AgentOverview } from './AgentOverview.tsx';
