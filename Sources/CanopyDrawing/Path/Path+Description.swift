internal import Foundation

extension Path: LosslessStringConvertible {
  /// The steps as text, each as its coordinates followed by an operator: `0 0 m 10 0 l h`.
  public var description: String {
    var words: [String] = []
    func add(_ points: [CGPoint], _ verb: String) {
      words += points.flatMap { [Self.text($0.x), Self.text($0.y)] } + [verb]
    }
    forEach { element in
      switch element {
      case .move(let point): add([point], "m")
      case .line(let point): add([point], "l")
      case .quadCurve(let point, let control): add([control, point], "q")
      case .curve(let point, let first, let second): add([first, second, point], "c")
      case .closeSubpath: add([], "h")
      }
    }
    return words.joined(separator: " ")
  }

  private static func text(_ number: CGFloat) -> String {
    // Adding zero turns negative zero into zero, which equal paths may have instead.
    let text = "\(Double(number + 0))"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Creates a path from its description, or returns nil if the description is malformed.
  public init?(_ string: String) {
    self.init()
    var numbers: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word), number.isFinite {
        numbers.append(number)
        continue
      }
      guard let element = Element(word, numbers) else { return nil }
      append(element)
      numbers = []
    }
    if !numbers.isEmpty { return nil }
  }
}

extension Path.Element {
  fileprivate init?(_ verb: Substring, _ numbers: [CGFloat]) {
    let points = stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
    switch (verb, numbers.count) {
    case ("m", 2): self = .move(to: points[0])
    case ("l", 2): self = .line(to: points[0])
    case ("q", 4): self = .quadCurve(to: points[1], control: points[0])
    case ("c", 6): self = .curve(to: points[2], control1: points[0], control2: points[1])
    case ("h", 0): self = .closeSubpath
    default: return nil
    }
  }
}
