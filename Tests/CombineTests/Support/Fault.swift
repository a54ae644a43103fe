/// What goes wrong in tests.
enum Fault: Error, Equatable {
  case first
  case second
}
