internal import CanopyCore
internal import CanopyText
internal import Foundation

@MainActor
extension LayoutNode {
  /// A description of the layout with a line for each element, which contains its name, size, position in the window,
  /// and proposal.
  package var dump: String {
    var lines: [String] = []
    addLines(to: &lines, indent: 0)
    return lines.joined(separator: "\n")
  }

  private func addLines(to lines: inout [String], indent: Int) {
    let record = record.pointee
    let exact = exactFrame
    var line = String(repeating: "  ", count: indent) + name
    if record.flags.contains(.isLeftOut) { return lines.append(line + ", left out") }
    line += " \(Self.text(record.size.width))×\(Self.text(record.size.height))"
    line += " at \(Self.text(exact.minX)),\(Self.text(exact.minY))"
    line += ", offered \(Self.offer(record.proposal.width))×\(Self.offer(record.proposal.height))"
    lines.append(line)
    for child in children { child.addLines(to: &lines, indent: indent + 1) }
  }

  private var name: String {
    if let string = ViewRuntime.elements.string(of: element) {
      return "“\(string.replacing("\n", with: "⏎"))”"
    }
    return layout.label
  }

  private static func offer(_ length: CGFloat) -> String { length.isNaN ? "ideal" : text(length) }

  /// The number with at most two decimals.
  private static func text(_ length: CGFloat) -> String {
    guard length.isFinite else { return length._shortDescription }
    return ((length * 100).rounded() / 100)._shortDescription
  }
}
