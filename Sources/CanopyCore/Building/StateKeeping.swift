/// Collects the states of a row's views while the row is unmounted, and restores them when the row is mounted again.
///
/// Collecting and restoring follow the structure of the views. A view whose slots may hold different views enters a step of the
/// path before it mounts or unmounts one, and leaves the step afterward. Steps are tracked only while a row with state is
/// restored, or while a row leaves.
@MainActor
@usableFromInline
package enum StateKeeping {
  /// A Boolean value that indicates whether views have to enter the steps of their paths.
  @exclusivity(unchecked) @usableFromInline package private(set) static var isActive = false
  @exclusivity(unchecked) private static var walk: Walk?

  /// The path from a row to the view that is being mounted or unmounted.
  @MainActor
  private final class Walk {
    let isCollecting: Bool
    var frames: [Frame] = []

    init(isCollecting: Bool, _ states: KeptStates?, base: _Slots) {
      self.isCollecting = isCollecting
      frames.reserveCapacity(16)
      let step = KeptStates.Step(offset: 0, mark: .block)
      frames.append(Frame(step: step, base: Int(bitPattern: base.words), states: states))
    }

    func enter(_ mark: @autoclosure () -> KeptStates.Mark, offset: Int, base: Int) {
      let outer = frames[frames.count - 1].states
      // Without states, there is nothing to find.
      guard isCollecting || outer != nil else {
        return frames.append(Frame(step: frames[0].step, base: base, states: nil))
      }
      let step = KeptStates.Step(offset: offset, mark: mark())
      frames.append(Frame(step: step, base: base, states: isCollecting ? nil : outer?.take(step)))
    }

    struct Frame {
      let step: KeptStates.Step
      /// The address of the block of slots that contains the views.
      let base: Int
      var states: KeptStates?
    }
  }

  // MARK: Rows

  /// Performs `unmount`, which unmounts the row with the slots `base`. Returns the states of its views, or nil if there are none.
  static func collect(from base: _Slots, _ unmount: () -> Void) -> KeptStates? {
    let walk = Walk(isCollecting: true, nil, base: base)
    run(walk, unmount)
    return walk.frames[0].states
  }

  /// Performs `mount`, whose views adopt `states`. States that no view adopts are released.
  package static func restore<Result>(_ states: KeptStates, to base: _Slots, _ mount: () -> Result) -> Result {
    run(Walk(isCollecting: false, states, base: base), mount)
  }

  /// Performs `body`, which mounts or unmounts views that don't belong to the row.
  package static func pause<Result>(_ body: () -> Result) -> Result { isActive ? run(nil, body) : body() }

  private static func run<Result>(_ new: Walk?, _ body: () -> Result) -> Result {
    let outer = walk
    (walk, isActive) = (new, new != nil)
    defer { (walk, isActive) = (outer, outer != nil) }
    return body()
  }

  // MARK: Steps

  /// Enters the step of a view at `slots`.
  ///
  /// - Parameter base: The block of the slots inside the view, if it is a different one.
  package static func enter(_ mark: @autoclosure () -> KeptStates.Mark, at slots: _Slots, base: _Slots? = nil) {
    guard let walk, let last = walk.frames.last else { return }
    let base = base.map { Int(bitPattern: $0.words) } ?? last.base
    walk.enter(mark(), offset: Int(bitPattern: slots.words) - last.base, base: base)
  }

  /// Enters the step of a view that a modifier adds to an element: `level` is the number of elements around this element.
  package static func enterLayer(_ type: any Any.Type, level: Int, base: _Slots) {
    walk?.enter(.type(ObjectIdentifier(type)), offset: -level, base: Int(bitPattern: base.words))
  }

  /// Enters a branch of the view at `slots`.
  @usableFromInline
  static func enterBranch(_ isTrue: Bool, at slots: _Slots) { enter(.branch(isTrue: isTrue), at: slots) }

  /// Enters a row of the `ForEach` whose step was entered last.
  @usableFromInline
  static func enterRow<ID: Hashable>(_ id: ID, base: _Slots) {
    walk?.enter(.id(AnyHashable(id)), offset: 0, base: Int(bitPattern: base.words))
  }

  /// Enters the view at `slots`, whose content isn't in the same block.
  @usableFromInline
  package static func enterBlock(at slots: _Slots) { enter(.block, at: slots) }

  /// Leaves the step that was entered last.
  @usableFromInline
  package static func leave() { walk?.frames.removeLast() }

  // MARK: States

  /// The states at the current step, for its view to adopt.
  package static var restored: KeptStates? { walk?.isCollecting == false ? walk?.frames.last?.states : nil }

  /// The node for the states at the current step; nil unless a row is leaving.
  static var collected: KeptStates? {
    guard let walk, walk.isCollecting else { return nil }
    var place = walk.frames.count - 1
    if let states = walk.frames[place].states { return states }
    let result = KeptStates()
    walk.frames[place].states = result
    var states = result
    while place > 0 {
      place -= 1
      let step = walk.frames[place + 1].step
      if let outer = walk.frames[place].states {
        outer.add(states, at: step)
        break
      }
      let outer = KeptStates()
      outer.add(states, at: step)
      walk.frames[place].states = outer
      states = outer
    }
    return result
  }

  /// Keeps states at the current step that its view hasn't adopted.
  package static func keep(_ states: KeptStates) {
    guard let walk, walk.isCollecting, walk.frames.count > 1 else { return }
    let step = walk.frames.removeLast().step
    collected?.add(states, at: step)
    walk.frames.append(Walk.Frame(step: step, base: 0, states: states))
  }

  /// A Boolean value that indicates whether the states of unmounted views are kept.
  static var isCollecting: Bool { walk?.isCollecting == true }
}
