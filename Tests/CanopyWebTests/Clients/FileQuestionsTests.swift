import CanopyScene
import Foundation
import Testing
import UniformTypeIdentifiers

@testable import CanopyWeb

/// The questions about files that a page asks one after the other.
@Suite struct FileQuestionsTests {
  private final class Answers {
    var all: [String] = []
  }

  private let answers = Answers()

  private func questions(_ requests: FileRequest...) -> FileQuestions {
    var questions = FileQuestions()
    for (index, request) in requests.enumerated() {
      questions.add(request) { [answers] files in answers.all.append("\(index): \(files.map(\.lastPathComponent))") }
    }
    return questions
  }

  private func opened(_ questions: FileQuestions) -> (number: Int, question: ServerMessage.FileQuestion)? {
    guard case .chooseFiles(let number, let question) = questions.open(largest: 1_000) else { return nil }
    return (number, question)
  }

  private func isSaving(_ questions: inout FileQuestions) -> Bool { questions.takeSaving() != nil }

  @Test func withoutAQuestionNothingIsOpen() {
    let questions = FileQuestions()
    #expect(opened(questions) == nil)
    #expect(!questions.hasOpen(0) && !questions.hasOpen(1))
    #expect(!questions.asksForFolder)
  }

  @Test func questionsAreAskedInTheirOrder() {
    var questions = questions(FileRequest(.open(allowsSeveral: false)), FileRequest(.open(allowsSeveral: true)))
    #expect(opened(questions)?.number == 1)
    questions.answer(1, with: [URL(filePath: "/a")])
    #expect(opened(questions)?.number == 2)
    questions.answer(2, with: [URL(filePath: "/b"), URL(filePath: "/c")])
    #expect(opened(questions) == nil)
    #expect(answers.all == [#"0: ["a"]"#, #"1: ["b", "c"]"#])
  }

  @Test func onlyTheOpenQuestionIsAnswered() {
    var questions = questions(FileRequest(.open(allowsSeveral: false)), FileRequest(.open(allowsSeveral: false)))
    for number in [2, 0, -1, 99] { questions.answer(number, with: [URL(filePath: "/a")]) }
    #expect(answers.all == [])
    #expect(questions.hasOpen(1) && !questions.hasOpen(2))
  }

  @Test func aQuestionIsAnsweredOnce() {
    var questions = questions(FileRequest(.open(allowsSeveral: false)))
    questions.answer(1, with: [])
    questions.answer(1, with: [URL(filePath: "/a")])
    #expect(answers.all == ["0: []"])
  }

  @Test func numbersAreNotUsedAgain() {
    var questions = questions(FileRequest(.open(allowsSeveral: false)))
    questions.answer(1, with: [])
    questions.add(FileRequest(.open(allowsSeveral: false))) { _ in }
    #expect(opened(questions)?.number == 2)
  }

  @Test func aPageKnowsWhatToChoose() throws {
    let several = try #require(opened(questions(FileRequest(.open(allowsSeveral: true))))).question
    #expect(several.allowsSeveral && !several.isFolder && several.largest == 1_000)
    let folder = questions(FileRequest(.openFolder(allowsSeveral: false)))
    #expect(folder.asksForFolder)
    #expect(try #require(opened(folder)).question.isFolder)
  }

  @Test func typesAreEndingsOrNames() throws {
    let types = [UTType.png, .plainText, .image, UTType(exportedAs: "com.example.file-questions")]
    let question = try #require(opened(questions(FileRequest(.open(allowsSeveral: false), types: types)))).question
    #expect(question.accepted.split(separator: ",").first == ".png")
    #expect(!question.accepted.contains("com.example"))
  }

  @Test func withoutTypesAllFilesAreAccepted() throws {
    #expect(try #require(opened(questions(FileRequest(.open(allowsSeveral: false))))).question.accepted == "")
  }

  @Test func savingIsAnsweredWithoutThePage() throws {
    var questions = questions(FileRequest(.save(suggestedName: "a.txt")), FileRequest(.open(allowsSeveral: false)))
    let taken = questions.takeSaving()
    let saving = try #require(taken)
    #expect(saving.name == "a.txt")
    saving.completion([URL(filePath: "/a.txt")])
    let isFollowedBySaving = isSaving(&questions)
    #expect(!isFollowedBySaving)
    #expect(questions.hasOpen(2))
    #expect(answers.all == [#"0: ["a.txt"]"#])
  }

  @Test func savingWaitsForTheQuestionsBeforeIt() {
    var questions = questions(FileRequest(.open(allowsSeveral: false)), FileRequest(.save(suggestedName: "a.txt")))
    let before = isSaving(&questions)
    questions.answer(1, with: [])
    let after = isSaving(&questions)
    #expect(!before && after)
  }

  @Test func aWindowThatClosesCancelsAllQuestions() {
    var questions = questions(FileRequest(.open(allowsSeveral: false)), FileRequest(.save(suggestedName: "a.txt")))
    questions.cancelAll()
    questions.cancelAll()
    #expect(answers.all == ["0: []", "1: []"])
    #expect(opened(questions) == nil)
  }
}
