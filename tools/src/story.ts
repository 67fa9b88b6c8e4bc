import { Command } from 'commander';
import { tellStory } from './story/tell-story';

new Command('story')
  .description(
    'Starts a site of its own and releases on it as a team does: two releases, a tenth of the visitors, health, a broken one that the guard takes back, an experiment, a rollback that reaches an open tab. Ends at the first thing that is not so.',
  )
  .action(tellStory)
  .parseAsync()
  .catch((error: unknown) => {
    console.error(`\nNot so: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  });
