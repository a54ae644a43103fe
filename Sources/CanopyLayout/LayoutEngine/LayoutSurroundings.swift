internal import CanopyCore
internal import CanopyDrawing
package import CanopyStyle
internal import CanopyText
package import Foundation

/// The values that layout reads from the environment of a scope, read once for all elements in the scope.
///
/// The elements that have used the values are members, and are laid out again when a value changes.
@MainActor
package final class LayoutSurroundings: SourceOwner {
  /// The scope, which retains this object.
  private unowned let scope: EnvironmentScope
  private let source = OwnedSource("what layout takes from the environment")
  @exclusivity(unchecked) package private(set) var displayScale: CGFloat = 1
  /// A Boolean value that indicates whether the leading edge is on the right.
  @exclusivity(unchecked) package private(set) var mirrors = false
  @exclusivity(unchecked) private var knownText: TextSurroundings?
  @exclusivity(unchecked) private var knownImages: ImageSurroundings?
  @exclusivity(unchecked) private var knownOthers: [any SurroundingValues] = []
  @exclusivity(unchecked) private var members: [ElementIndex] = []

  private init(_ scope: EnvironmentScope) {
    self.scope = scope
    source.owner = self
    readGeometry()
    PendingWork.shared.keep(source)
  }

  static func of(_ scope: EnvironmentScope) -> LayoutSurroundings { unretained(in: scope).takeUnretainedValue() }

  /// Returns the surroundings in a scope. Safe because the scope keeps them for as long as it lives.
  static func unretained(in scope: EnvironmentScope) -> Unmanaged<LayoutSurroundings> {
    // Safe because only layout stores an object here.
    if let known = scope.surroundings { return Unmanaged.fromOpaque(known.toOpaque()) }
    let made = LayoutSurroundings(scope)
    scope.keep(surroundings: made)
    // Safe because the scope keeps it.
    return Unmanaged.passUnretained(made)
  }

  /// The values that texts use.
  package var text: TextSurroundings {
    if let knownText { return knownText }
    let text = TextSurroundings(in: EnvironmentValues(seenFrom: scope))
    knownText = text
    // From here on, changes of the values that were just read invalidate the elements.
    source.changed(inUpdate: ())
    return text
  }

  /// The values that images use.
  package var images: ImageSurroundings {
    if let knownImages { return knownImages }
    let images = ImageSurroundings(in: EnvironmentValues(seenFrom: scope))
    knownImages = images
    // From here on, changes of the values that were just read invalidate the elements.
    source.changed(inUpdate: ())
    return images
  }

  /// Returns the values that elements of another kind use.
  func values<Values: SurroundingValues>(_: Values.Type) -> Values {
    for case let known as Values in knownOthers { return known }
    let values = Values(in: EnvironmentValues(seenFrom: scope))
    knownOthers.append(values)
    // From here on, changes of the values that were just read invalidate the elements.
    source.changed(inUpdate: ())
    return values
  }

  private func readGeometry() {
    let environment = EnvironmentValues(seenFrom: scope)
    displayScale = environment.displayScale > 0 ? environment.displayScale : 1
    mirrors = environment.layoutDirection == .rightToLeft
  }

  package func refresh() -> Bool {
    let (oldScale, oldMirrors) = (displayScale, mirrors)
    readGeometry()
    if mirrors != oldMirrors || displayScale != oldScale { DrawnElements.known(in: scope)?.allChanged() }
    if mirrors != oldMirrors {
      for member in members { LayoutChanges.needsPlacing(LayoutNode(member)) }
    }
    if displayScale != oldScale {
      for member in members where LayoutNode(member).layout.dependsOnDisplayScale {
        LayoutChanges.changed(member)
      }
    }
    if let knownText {
      let text = TextSurroundings(in: EnvironmentValues(seenFrom: scope))
      if text != knownText { self.knownText = text }
      if text != knownText || displayScale != oldScale {
        DrawnElements.known(in: scope)?.allChanged()
        textsChanged()
      }
    }
    for (index, known) in knownOthers.enumerated() {
      let (values, haveChanged) = known.readAgain(in: EnvironmentValues(seenFrom: scope))
      knownOthers[index] = values
      if haveChanged { values.changed(around: members) }
    }
    if let knownImages {
      let images = ImageSurroundings(in: EnvironmentValues(seenFrom: scope))
      self.knownImages = images
      if images != knownImages {
        DrawnElements.known(in: scope)?.allChanged()
        imagesChanged()
      }
    }
    return false
  }

  private func imagesChanged() {
    for member in members
    where LayoutNode(member).layout.dependsOnImageSurroundings || LayoutNode(member).mayShowPictures {
      LayoutChanges.changed(member)
    }
  }

  private func textsChanged() {
    for member in members
    where ViewRuntime.elements[member].kind == .text || LayoutNode(member).layout.dependsOnTextSurroundings {
      LayoutChanges.changed(member)
    }
  }

  // MARK: Members

  /// Adds an element that uses the values.
  package func add(_ node: LayoutNode) {
    guard node.record.pointee.memberPlace == 0 else { return }
    members.append(node.element)
    node.record.pointee.memberPlace = UInt32(members.count)
  }

  /// Removes an element that leaves the tree.
  func forget(_ element: ElementIndex) {
    let record = LayoutNode(element).record
    let place = Int(record.pointee.memberPlace) - 1
    record.pointee.memberPlace = 0
    scope.tree[ResolvedTexts.companion].forget(element)
    scope.tree.layout.times.forget(element)
    let last = members.removeLast()
    guard place < members.count else { return }
    members[place] = last
    LayoutNode(last).record.pointee.memberPlace = UInt32(place + 1)
  }
}

/// Values that elements of one kind read from the environment of their scope, such as scroll views.
protocol SurroundingValues: Equatable {
  init(in environment: EnvironmentValues)

  /// Called for each element that uses the surroundings, when the values have changed.
  @MainActor static func changed(around node: LayoutNode)
}

extension SurroundingValues {
  /// Returns the values as they are now, and whether they have changed.
  fileprivate func readAgain(in environment: EnvironmentValues) -> (values: any SurroundingValues, haveChanged: Bool) {
    let values = Self(in: environment)
    return (values, values != self)
  }

  @MainActor
  fileprivate func changed(around members: [ElementIndex]) {
    for member in members { Self.changed(around: LayoutNode(member)) }
  }
}

@MainActor
extension LayoutNode {
  /// Calls a closure with the values that layout reads from the environment.
  @inline(__always)
  func withSurroundings<Result>(_ body: @MainActor (LayoutSurroundings) -> Result) -> Result { body(surroundings) }

  /// A Boolean value that indicates whether the element is a text with content other than plain letters.
  fileprivate var mayShowPictures: Bool {
    let element = ViewRuntime.elements[element]
    guard element.kind == .text, let payload = element.payload else { return false }
    return if case .content = payload.assumingMemoryBound(to: Text.self).pointee.storage { true } else { false }
  }
}
