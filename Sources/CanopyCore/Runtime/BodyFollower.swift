/// An object that follows the bodies of a tree and remembers why they ran, for explanations.
protocol BodyFollower: AnyObject {
  /// Called when a view in the tree gets a value that differs from its old one.
  @MainActor
  func noteValue(of record: _BodyRecord.Address, _ new: UnsafeMutableRawPointer)

  /// Called before a body runs.
  @MainActor
  func bodyRuns(_ record: _BodyRecord.Address)

  /// Called before a view with a body leaves the tree.
  func forget(_ record: _BodyRecord.Address)

  /// Returns the last run of a body.
  func lastRun(of record: _BodyRecord.Address) -> (any CausingRun)?

  /// The cause with which everything began that the running update changes in the tree; nil if it isn't known, or if there are
  /// several.
  @MainActor
  var root: String? { get }
}

/// A run of a body, as a cause of changes and of other runs.
protocol CausingRun: AnyObject {
  /// All reasons of the run, in words.
  var reasons: String { get }
  /// The chain of causes for the program: the reasons of this run, then those of the runs that led to it.
  var chain: [String] { get }
  /// The chain of causes with everything that the framework does.
  var fullChain: [String] { get }
  /// The action that the program was performing.
  var action: String? { get }
  /// The cause with which it all began; nil if that isn't known, or if there are several.
  var root: String? { get }
}
