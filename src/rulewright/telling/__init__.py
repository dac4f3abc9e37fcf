"""What people read, for any game: languages and their messages, numbers in sentences, drawings, boards, score sheets."""
