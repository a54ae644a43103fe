/// A layout whose size is steady if those of its views are: if it has the same size for two proposals, it has this size for all
/// proposals between them.
///
/// Layouts of apps may return any size, so nothing is concluded from two of their answers. See `LayoutNode.isSteady`.
protocol SteadyLayout: Layout {}
