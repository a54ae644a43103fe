internal import CanopyCore
package import CanopyDrawing
package import CanopyStyle
internal import Foundation

/// A text in a scope at a moment: resolved once, to be measured and drawn.
package final class ResolvedText {
  /// The pieces that look alike.
  package let runs: [TextRun]
  private let text: Text
  /// What was read of the environment. It is replaced by another object when any of it changes.
  private let surroundings: TextSurroundings
  private let resolved: Date
  private let nextChange: Date?
  /// What measuring asks for; nil if it depends on the size of pictures, which may change by themselves.
  private let request: TextRequest?

  fileprivate init(_ text: Text, _ node: LayoutNode) {
    self.text = text
    surroundings = node.surroundings.text
    resolved = node.tree.clock.now
    let resolution = text.resolution(in: node.environment, now: resolved)
    runs = resolution.runs
    nextChange = resolution.nextChange
    request = runs.contains { $0.image != nil } ? nil : TextRequest(runs, surroundings, node)
  }

  /// What is asked of whoever sets the text of an element.
  package func request(for node: LayoutNode) -> TextRequest { request ?? TextRequest(runs, surroundings, node) }

  /// Returns whether the text of an element would be resolved to the same.
  fileprivate func isCurrent(_ text: Text, _ node: LayoutNode) -> Bool {
    guard surroundings === node.surroundings.text, self.text == text else { return false }
    guard let nextChange else { return true }
    let now = node.tree.clock.now
    // A text that counts down may change right after the moment for which it was resolved.
    return now == resolved || now > resolved && now.addingTimeInterval(.clockResolution) < nextChange
  }

  /// Has the element laid out again when the text changes by itself.
  fileprivate func wake(_ node: LayoutNode) {
    let clock = node.tree.clock
    if node.isText {
      clock.wake(node.element, at: nextChange)
    } else if let nextChange {
      // A canvas may have several texts. The first to change has all of them drawn again.
      clock.wake(node.element, noLaterThan: nextChange)
    }
  }
}

/// The texts of a tree that are more than strings, as they were resolved last.
final class ResolvedTexts {
  /// The texts of a tree.
  static let companion = TreeCompanion { ResolvedTexts() }

  @exclusivity(unchecked) private var texts: [ElementIndex: ResolvedText] = [:]
  /// How often a text was resolved.
  @exclusivity(unchecked) private(set) var resolutions = 0

  /// Returns what a text of an element is now.
  func text(_ text: Text, of node: LayoutNode) -> ResolvedText {
    if let known = texts[node.element], known.isCurrent(text, node) {
      // Where the clock is set back, nothing waits any more.
      if !ViewRuntime.elements[node.element].flags.contains(.waitsForTime) { known.wake(node) }
      return known
    }
    let fresh = ResolvedText(text, node)
    resolutions += 1
    fresh.wake(node)
    // Elements that aren't known to their surroundings leave without notice; and a canvas has many texts.
    if node.record.pointee.memberPlace != 0, node.isText {
      texts[node.element] = fresh
    }
    return fresh
  }

  /// Called when an element leaves.
  func forget(_ element: ElementIndex) {
    if !texts.isEmpty { texts[element] = nil }
  }
}

extension LayoutNode {
  /// A Boolean value that indicates whether it shows a single text, and nothing else.
  fileprivate var isText: Bool { ViewRuntime.elements[element].kind == .text }

  /// Returns what is asked of whoever sets a text here.
  package func request(for text: Text) -> TextRequest { request(for: text, in: surroundings.text) }

  /// Returns a text as it is here; nil if it is a string that is shown as it is.
  package func resolved(_ text: Text) -> ResolvedText? {
    if case .verbatim = text.storage, surroundings.text.textCase == nil { return nil }
    return tree[ResolvedTexts.companion].text(text, of: self)
  }

  /// Returns the request for a text whose surroundings are known.
  func request(for text: Text, in surroundings: TextSurroundings) -> TextRequest {
    guard case .verbatim(let string) = text.storage, surroundings.textCase == nil else {
      return tree[ResolvedTexts.companion].text(text, of: self).request(for: self)
    }
    // Nothing is to be resolved, and nothing to be kept.
    if ViewRuntime.elements[element].flags.contains(.waitsForTime), isText { tree.clock.forget(element) }
    surroundings.letters.reportIfMissing(self)
    return TextRequest(.plain(string, surroundings.letters), surroundings.paragraph)
  }

  /// Returns the pieces of a text that look alike here.
  package func runs(of text: Text) -> [TextRun] {
    if let resolved = resolved(text) { return resolved.runs }
    guard case .verbatim(let string) = text.storage, !string.isEmpty else { return [] }
    return [TextRun(string)]
  }
}
