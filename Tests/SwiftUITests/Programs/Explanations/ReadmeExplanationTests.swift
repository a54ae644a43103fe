import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// The explanation in the README is that of its program.
@MainActor @Suite struct ReadmeExplanationTests {
  @Test func theReadmeShowsTheRealExplanation() throws {
    var project = URL(filePath: #filePath)
    for _ in 0..<5 { project.deleteLastPathComponent() }
    let readme = try String(contentsOf: project.appending(path: "README.md"), encoding: .utf8)
    let screen = TestScreen { Counter().environment(\.accent, .orange) }
    try screen.find("Add one").tap()
    try screen.find("Details").tap()
    let explanation = screen.explain(try screen.find("4 so far"))
    #expect(readme.contains("```\n\(explanation)\n```"), "\(explanation)")
  }
}

extension EnvironmentValues {
  @Entry fileprivate var accent = Color.blue
}

private struct Counter: View {
  @State private var count = 3
  @State private var isShowingDetails = false
  @Environment(\.accent) private var accent

  var body: some View {
    VStack(spacing: 12) {
      Text("\(count)").font(.largeTitle).foregroundStyle(accent)
      Button("Add one") { count += 1 }
      Button("Details") { isShowingDetails = true }
    }
    .sheet(isPresented: $isShowingDetails) { Details(count: count).presentationDetents([.medium]) }
  }
}

private struct Details: View {
  let count: Int
  @Environment(\.accent) private var accent
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 12) {
      Text("\(count) so far").font(.headline).foregroundStyle(accent)
      Button("Done") { dismiss() }
    }
  }
}
