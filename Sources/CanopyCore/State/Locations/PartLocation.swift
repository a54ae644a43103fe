/// A part of a value that is kept elsewhere.
final class PartLocation<Whole, Part>: DerivedLocation<Part>, @unchecked Sendable {
  private let whole: Location<Whole>
  private let path: WritableKeyPath<Whole, Part>

  init(of whole: Location<Whole>, path: WritableKeyPath<Whole, Part>) {
    self.whole = whole
    self.path = path
    super.init(of: whole)
  }

  override var label: String { "binding to \(path)" }

  override func read() -> Part { whole.value[keyPath: path] }

  override func write(_ new: Part) {
    var value = whole.value
    value[keyPath: path] = new
    whole.value = value
  }

  override func isSameLocation(as other: Location<Part>) -> Bool {
    guard let other = other as? PartLocation<Whole, Part> else { return false }
    return path == other.path && whole.isSameLocation(as: other.whole)
  }
}
