internal import Foundation

/// A type whose values explanations show as source code: `.callout.bold()`.
package protocol WrittenAsCode {
  var code: String { get }
}

/// Returns a short description of a value for explanations, without implementation details.
///
/// - Complexity: O(1). Of a large value, only the beginning is described.
package func readableText(of value: Any) -> String {
  var writer = ValueWriter()
  writer.write(value, depth: 0)
  return writer.text._withoutOwnModules._shortened(to: ValueWriter.length)
}

/// Writes the beginning of a value as source code.
private struct ValueWriter {
  private(set) var text = ""

  /// The maximum length of a description.
  static var length: Int { 160 }
  private static var maxDepth: Int { 6 }
  private var isFull: Bool { text.utf8.count > Self.length * 2 }

  mutating func write(_ value: Any, depth: Int) {
    if isFull || depth > Self.maxDepth { return }
    switch value {
    case let value as any WrittenAsCode: return text += value.code
    case let string as String: return text += quoted(string)
    case let string as Substring: return text += quoted(string)
    case let character as Character: return text += quoted(String(character))
    case let locale as Locale: return text += locale.identifier.isEmpty ? "the user's" : locale.identifier
    case let calendar as Calendar: return text += "\(calendar.identifier)"
    case let zone as TimeZone: return text += zone.identifier
    case let type as any Any.Type: return text += readableName(of: type)
    default: break
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      // An optional value is written like its wrapped value.
      if let wrapped = mirror.children.first { write(wrapped.value, depth: depth) } else { text += "nil" }
    case .collection, .set: writeElements(mirror, depth) { $0.write($1, depth: depth + 1) }
    case .dictionary: writeElements(mirror, depth) { $0.writePair($1, depth) }
    case .tuple: writeFields(mirror, depth)
    case .enum: writeCase(value, mirror, depth)
    case .struct: writeStruct(value, mirror, depth)
    default: writeDescription(value)
    }
  }

  private func quoted(_ string: some StringProtocol) -> String {
    let start = String(string.prefix(Self.length))
    return "\"\(start.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }

  private mutating func writeDescription(_ value: Any) {
    if let described = value as? any CustomStringConvertible {
      text += described.description.prefix(Self.length * 2)
    } else if value is any CustomDebugStringConvertible {
      text += String(describing: value).prefix(Self.length * 2)
    } else {
      // A class, a function or a closure.
      text += readableName(of: type(of: value))
    }
  }

  private mutating func writeElements(_ mirror: Mirror, _ depth: Int, _ write: (inout Self, Any) -> Void) {
    text += "["
    var isFirst = true
    for child in mirror.children {
      if isFull { break }
      if !isFirst { text += ", " }
      isFirst = false
      write(&self, child.value)
    }
    if isFirst, mirror.displayStyle == .dictionary { text += ":" }
    text += "]"
  }

  private mutating func writePair(_ pair: Any, _ depth: Int) {
    let parts = Mirror(reflecting: pair).children.map(\.value)
    guard parts.count == 2 else { return }
    write(parts[0], depth: depth + 1)
    text += ": "
    write(parts[1], depth: depth + 1)
  }

  private mutating func writeFields(_ mirror: Mirror, _ depth: Int) {
    text += "("
    var isFirst = true
    for child in mirror.children {
      if isFull { break }
      // The property wrapper of a view, which has a value only while the view is in a tree.
      if child.label?.hasPrefix("_") == true, isOfFramework(type(of: child.value)) { continue }
      if !isFirst { text += ", " }
      isFirst = false
      // Unnamed fields of a tuple have the labels `.0`, `.1`, …
      if let label = child.label, !label.hasPrefix(".") { text += "\(label): " }
      write(child.value, depth: depth + 1)
    }
    text += ")"
  }

  private mutating func writeCase(_ value: Any, _ mirror: Mirror, _ depth: Int) {
    if hasDescription(value) { return writeDescription(value) }
    guard let payload = mirror.children.first else {
      // The name of the case.
      return text += ".\(value)"
    }
    text += ".\(payload.label ?? "")"
    let inside = Mirror(reflecting: payload.value)
    if inside.displayStyle == .tuple { return writeFields(inside, depth) }
    text += "("
    write(payload.value, depth: depth + 1)
    text += ")"
  }

  private mutating func writeStruct(_ value: Any, _ mirror: Mirror, _ depth: Int) {
    if hasDescription(value) { return writeDescription(value) }
    let type = type(of: value)
    text += readableName(of: type)
    // The fields of the framework's types mean nothing to a program.
    if !isOfFramework(type) { writeFields(mirror, depth) }
  }

  private func hasDescription(_ value: Any) -> Bool {
    value is any CustomStringConvertible || value is any CustomDebugStringConvertible
  }
}

extension String {
  /// The string without the names of modules that users import as SwiftUI, and without addresses in memory.
  fileprivate var _withoutOwnModules: String {
    replacing(#/\b(?:Canopy(?:Controls|Core|Display|Drawing|Layout|Scene|Style)|FoundationEssentials)\./#, with: "")
      .replacing(#/\(unknown context at \$[0-9a-f]+\)\./#, with: "")
  }

  fileprivate func _shortened(to length: Int) -> String { count > length ? prefix(length - 1) + "…" : self }
}

extension CGFloat {
  /// The number as text, without a fraction of zero.
  package var _shortDescription: String {
    self == rounded() && magnitude < 1e15 ? String(Int(self)) : isInfinite ? (self > 0 ? "∞" : "-∞") : "\(self)"
  }
}
