enum Formats {}
